/** React has had this hook since 18; SWR still asks for the package that lent it to older versions (see `leanModules.ts`). */
export { useSyncExternalStore } from 'react';
