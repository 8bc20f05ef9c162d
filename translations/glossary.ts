/** A word that Hebrew texts avoid, and its replacement. */
interface Avoided {
  /** Must not occur. */
  not: RegExp;
  use: string;
}

/** Matches a Hebrew word with its possible prefixes. */
const word = (stem: string) => new RegExp(`(?<![א-ת])[ובהכלמש]{0,3}(?:${stem})(?![א-ת])`);

/** The Hebrew glossary: one word per concept, as Israeli lawyers and the Hebrew Word use it. Enforced by the catalogue test. */
export const glossary: readonly Avoided[] = [
  { not: word('תוכנית|תוכניות'), use: 'מסלול (plan)' },
  { not: /הטמע/, use: 'פריסה (deployment)' },
  { not: /שינויי?ם? במעקב|מעקב שינויים/, use: 'שינוי מסומן; the feature is מעקב אחר שינויים' },
  { not: /(?<!טוקנים״? \()אסימונ/, use: 'טוקנים, with (אסימונים) after its first mention on a page' },
  { not: /§/, use: 'סעיף, with a no-break space after it' },
  { not: /[„”]/, use: '״…״' },
  { not: /החל מ־/, use: 'מחיר התחלתי; החל ב־ in a sentence' },
  { not: word('דייר|דיירים'), use: 'מרחב נפרד (tenant)' },
  { not: word('תקדים|תקדימים'), use: 'נוסח (form); תקדים is a binding judgment' },
  { not: /ערובה|ערובות/, use: 'אמצעי הגנה (safeguards)' },
  { not: /בחירת גודל|כל הגדלים|גודל <bdi>/, use: 'מספר המשתמשים, מדרגה (tier)' },
  { not: word('נפח'), use: 'היקף (volume)' },
  { not: word('רשומה|רשומות'), use: 'פוסט (post), שורה or פריט in a table' },
  { not: /(?<![א-ת])[בהולמש]{0,2}דף (?!הגהה|תשובות)|(?<![א-ת])ה?דפים/, use: 'עמוד (page)' },
  { not: word('נוקב|נוקבת'), use: 'מציין, מצוין' },
  { not: /לוואי/, use: 'מכתב צד (side letter)' },
  { not: word('מושב'), use: 'רישיון (seat)' },
  { not: word('מסים'), use: 'מיסים' },
  { not: /מבחן ה?חדירה/, use: 'מבדק חדירה' },
  { not: /מחלקות (?:מידע|מחשוב)|מערכות מידע/, use: 'צוותי IT' },
  { not: /סמכות בלעדית/, use: 'סמכות ייחודית' },
  { not: /אנונימיזציה/, use: 'השמטת פרטים מזהים; (התממה) once in the legal texts' },
  { not: /מסופק/, use: 'ודאי or its negation' },
  { not: /סירבו? לבינה|להימנע מבינה/, use: 'סירב לשימוש בבינה מלאכותית יוצרת' },
  { not: /דואר(?![ \u00a0](?:ה?אלקטרוני|רשום))/, use: 'דואר אלקטרוני, דוא״ל on buttons' },
  { not: /מראה מקום/, use: 'הפניה (citation)' },
  { not: /־$/, use: 'a word after every maqaf: none is left at the end of a line' },
  {
    not: /[א-ת]־[א-ת]/,
    use: '־\\u2060 inside a compound: browsers may break a line after its maqaf (Unicode 16, UAX 14, LB21a)',
  },
];
