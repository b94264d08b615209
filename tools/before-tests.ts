// Before each test file of a process; what is imported here happens once.

import './imports.ts';
