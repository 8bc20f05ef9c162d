type Language = 'en' | 'he';

declare const __SAMPLE_BYTES__: Readonly<Record<Language, number>>;

/** The address of the redlined sample as a Word document. */
export const samplePath = (language: Language): `/${string}` => `/stet-redlined-sample-${language}.docx`;

/** The size of that document in kilobytes, rounded up. */
export const sampleKilobytes = (language: Language): number => Math.ceil(__SAMPLE_BYTES__[language] / 1000);
