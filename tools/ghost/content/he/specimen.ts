/** The Hebrew specimen: every element of Ghost's editor once, each with a line that says what it is. */
import type { PostText } from '../calendar.ts';
import { callouts, hostileHtml, videoFrame, xEmbed } from '../embeds.ts';

const colours: Record<string, string> = {
  blue: 'כחול',
  green: 'ירוק',
  yellow: 'צהוב',
  red: 'אדום',
  pink: 'ורוד',
  purple: 'סגול',
  grey: 'אפור',
  white: 'לבן',
  accent: 'צבע ההדגשה',
};

export const specimen: PostText = {
  title: 'גיליון דוגמה',
  slug: 'specimen-sheet',
  alt: 'מילה מושחרת, מחוקה באדום, ובכל זאת נשארת: שורת נקודות מתחתיה',
  body: (b, media) =>
    b.document(
      b.header('כל האותיות שבתיבה', 'כותרת, כפי שהעורך עושה אותה', {
        text: 'כפתור בתוכה',
        url: 'https://en.wikipedia.org/wiki/Stet',
      }),
      b.p(
        'בתי דפוס הוציאו גיליונות דוגמה, כדי שאפשר יהיה לראות כל אות שבתיבה לפני ההזמנה. זה הגיליון שלנו: כל רכיב שפוסט יכול להכיל, פעם אחת, ושמו לצידו.',
      ),
      b.h2('כותרות'),
      b.h3('דרגה שלישית'),
      b.h4('ורביעית, אחת יותר ממה שצריך'),
      b.p('**חזק**, *מודגש*, `code`, ~~מחוק~~, וגם [קישור](https://en.wikipedia.org/wiki/Stet).'),
      b.h2('הערות'),
      ...callouts.map(([colour, sign]) =>
        b.callout(`הערה על ${colours[colour]}, עם <a href="https://example.com/">קישור</a>.`, sign, colour),
      ),
      b.toggle('שאלה שנפתחת', 'התשובה, בפסקה אחת.', 'ובפסקה שנייה.'),
      b.h2('דפים של אחרים'),
      b.bookmark(
        'https://en.wikipedia.org/wiki/Stet',
        {
          title: 'Stet',
          description: 'ערך על סימן ההגהה שמשאיר טקסט על כנו.',
          author: '',
          publisher: 'Wikipedia',
          icon: media.images.icon.url,
          thumbnail: media.images.proof.url,
        },
        'סימנייה',
      ),
      b.embed(...videoFrame('סרט מוטמע'), 'Big Buck Bunny, Blender Foundation, CC BY 3.0'),
      b.embed(...xEmbed('he', 'פוסט מוטמע. הסקריפט שבא איתו אינו רצוי כאן.')),
      b.h2('דברים ללחוץ עליהם'),
      b.button('כפתור', 'https://en.wikipedia.org/wiki/Stet'),
      b.product(media.images.caret, 'כרטיס מוצר', 'היה יכול להיות בו ספר. יש בו סימן השמטה.', {
        text: 'עוד על סימני השמטה',
        url: 'https://en.wikipedia.org/wiki/Caret_(proofreading)',
      }),
      b.callToAction('קריאה לפעולה, שבבלוג הזה קוראת בשקט.', {
        text: 'לפעולה',
        url: 'https://en.wikipedia.org/wiki/Stet',
      }),
      b.signup('טופס הרשמה', 'דורש סקריפט, ולכן אינו מוצג', 'שום דבר אינו נאסף', 'הרשמה'),
      b.h2('קול ותמונה נעה'),
      b.audio(media.audio, 'צליל של שנייה', 1),
      b.video(media.video, media.images.film, 2, 'שתי שניות: קו מחיקה נמתח'),
      b.image(media.images.proof, {
        alt: 'גיליון טקסט בין סימני חיתוך',
        caption: 'תמונה שהיא גם קישור',
        href: 'https://en.wikipedia.org/wiki/Stet',
      }),
      b.h2('מה שאסור שיפעל'),
      b.p('ברכיב הבא יש סקריפט, סגנון ומסגרת. לשום אחד מהם אסור שתהיה השפעה.'),
      b.html(hostileHtml),
      b.hr(),
      b.p('סוף התיבה.'),
    ),
};
