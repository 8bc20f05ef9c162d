import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

/** A required text; the error is a message id. */
const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Fields of the contact form. Errors are message ids, to be shown in the visitor's language. An empty e-mail is missing, not malformed. */
export const contactSchema = z.object({
  name: required('contact.form.name.required'),
  email: required('contact.form.email.required').check(z.email('contact.form.email.invalid')),
  message: required('contact.form.message.required'),
});

/** The form's state, validated by `contactSchema`. Not rendered yet: `/contact` shows an address instead. */
export function useContactForm() {
  return useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: { name: '', email: '', message: '' },
  });
}
