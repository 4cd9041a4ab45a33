import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

export interface KeptSetting {
  readonly key: string;
  /** A JSON value, opaque here. */
  readonly value: unknown;
}

/** Hears that a setting was put or removed, whoever did it. */
export type SettingListener = (scope: string, key: string) => void;

/**
 * Small values that belong to no log: presets, keys of services, screens. A scope is a name such as
 * `presets` or `screens:winter-open`; scopes and keys are lines of 1 to 200 characters.
 */
export interface KeptSettings {
  /** Undefined when nothing is kept under the key. */
  get(scope: string, key: string): Promise<Result<unknown, StoreError>>;
  /** The last one put is kept. A promise is rejected when the value is not JSON. */
  put(scope: string, key: string, value: unknown): Promise<Result<null, StoreError>>;
  remove(scope: string, key: string): Promise<Result<null, StoreError>>;
  /** In the order of keys. */
  list(scope: string): Promise<Result<readonly KeptSetting[], StoreError>>;
  /**
   * Tells of every setting that changes, until the returned function is called: at once where this
   * program changes it, within a moment where another does. Changes in quick succession may be
   * told as one.
   */
  watch(listener: SettingListener): () => void;
}
