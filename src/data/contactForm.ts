import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

/** A text that must be there; its message is the id of a message in `translations`. */
const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/**
 * The contact form's fields. Each error message is a message id, so the page that one day renders the form can say it in
 * the visitor's language. An empty e-mail is missing, not malformed.
 */
export const contactSchema = z.object({
  name: required('contact.form.name.required'),
  email: required('contact.form.email.required').check(z.email('contact.form.email.invalid')),
  message: required('contact.form.message.required'),
});

/** What a filled-in form holds, trimmed. */
export type ContactMessage = z.output<typeof contactSchema>;

/** The form's state, checked against `contactSchema`. Rendered nowhere yet: `/contact` gives an address instead. */
export function useContactForm() {
  return useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: { name: '', email: '', message: '' },
  });
}
