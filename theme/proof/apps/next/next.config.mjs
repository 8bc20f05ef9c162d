/** @type {import('next').NextConfig} */
export default { distDir: process.env.DIST ?? '.next' };
