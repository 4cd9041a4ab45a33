import { checkArchitecture } from './check.ts';
import { describeFault } from './fault.ts';

const { files, faults } = checkArchitecture(process.cwd());
for (const fault of faults) console.error(describeFault(fault));
console.log(`${files} files, ${faults.length} faults`);
if (files === 0 || faults.length > 0) process.exitCode = 1;
