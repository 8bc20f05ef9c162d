/** The licences of what others wrote and the site sends, as the build lists them. */
export const licencesFile = 'third-party-licences.txt';
