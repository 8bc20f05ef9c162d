import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * React's renderer, as a module of React's chunk. CommonJS is evaluated by the first chunk that imports it: without this one that would be
 * the application's, all in one task.
 */
export const renderer = { createRoot, hydrateRoot };
