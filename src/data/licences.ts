/** Licences of bundled packages and fonts, written by the build. */
export const licencesFile = 'third-party-licences.txt';
