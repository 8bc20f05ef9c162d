import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Whoever serves the page puts the policy's nonce in its place.
export default defineConfig({ plugins: [react()], html: { cspNonce: '__NONCE__' } });
