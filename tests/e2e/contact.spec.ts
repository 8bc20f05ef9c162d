import { messages } from './support/messages.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  const { text } = messages(language);

  test(`letters go to the one address, with a subject if it is known, in ${languageNames[language]} (C1)`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', { language });
    await expect(page.getByRole('link', { name: site.email.info })).toHaveAttribute(
      'href',
      `mailto:${site.email.info}`,
    );
    await expect(page.getByRole('main').locator('form, input, textarea')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: text('contact.write.label'), exact: true })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const subject = page.getByRole('link', { name: text('contact.subjects.security') });
    const body = `${text('contact.letter.opening')}\r\n\r\n${text('contact.draft.security')}`;
    await expect(subject).toHaveAttribute(
      'href',
      `mailto:${site.email.info}?subject=${encodeURIComponent(text('contact.subjects.security'))}&body=${encodeURIComponent(body)}`,
    );
    // The preview takes the focused subject.
    const words = page.getByText(text('contact.subjects.security'), { exact: true });
    await expect(words).toHaveCount(1);
    await expect(page.getByText(text('contact.letter.subject'), { exact: true })).toBeVisible();
    await subject.focus();
    await expect(words).toHaveCount(2);
    await expect(page.getByText(text('contact.draft.security'), { exact: true })).toBeVisible();
    // The subject is typed, except with reduced motion.
    await expect(words.last()).not.toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(words.last()).toHaveCSS('animation-name', 'none');
  });
}
