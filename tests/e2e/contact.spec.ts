import { messages } from './support/messages.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  const { text } = messages(language);

  test(`arrows point where the text goes, in ${languageNames[language]} (M3)`, async ({ page, visit }) => {
    await visit('/contact', { language });
    const arrow = page.getByRole('link', { name: text('contact.subjects.press') }).locator('svg');
    await expect(arrow).toHaveCSS('transform', language === 'he' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none');
  });

  test(`letters go to the address of their subject, in ${languageNames[language]} (C1)`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', { language });
    await expect(page.getByRole('link', { name: site.email.info })).toHaveAttribute(
      'href',
      `mailto:${site.email.info}`,
    );
    await expect(page.getByRole('main').locator('form, input, textarea')).toHaveCount(0);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const said of [site.company.name[language], site.company.address[language], site.company.phone])
        await expect(
          page.getByRole('main').getByText(said).filter({ visible: true }).first(),
        ).toBeInViewport();
    }
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
    // The privacy policy and the accessibility statement name addresses of their own.
    for (const [own, address] of [
      ['access', site.email.info],
      ['press', site.email.info],
      ['cancel', site.email.info],
      ['privacy', site.email.privacy],
      ['accessibility', site.email.accessibility],
    ] as const)
      await expect(
        page.getByRole('link', { name: text(`contact.subjects.${own}`), exact: true }),
      ).toHaveAttribute('href', new RegExp(`^mailto:${address.replaceAll('.', String.raw`\.`)}\\?`));
    // The preview takes the focused subject.
    const words = page.getByText(text('contact.subjects.security'), { exact: true });
    await expect(words).toHaveCount(1);
    await expect(page.getByText(text('contact.letter.subject'), { exact: true })).toBeVisible();
    await subject.focus();
    await expect(words).toHaveCount(2);
    await expect(page.getByText(text('contact.draft.security'), { exact: true })).toBeVisible();
    await expect(page.getByText(site.email.privacy, { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: text('contact.subjects.privacy') }).focus();
    await expect(page.getByText(site.email.privacy, { exact: true })).toBeVisible();
    await subject.focus();
    // The subject is typed, except with reduced motion.
    await expect(words.last()).not.toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(words.last()).toHaveCSS('animation-name', 'none');
  });
}
