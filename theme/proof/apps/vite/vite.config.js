import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Placeholder for the nonce, replaced per response.
export default defineConfig({ plugins: [react()], html: { cspNonce: '__NONCE__' } });
