module.exports = {
  testEnvironment: 'jsdom',
  transform: { '\\.tsx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
};
