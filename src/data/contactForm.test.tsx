// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactSchema, useContactForm } from './contactForm';

const filled = { name: 'Dana', email: 'dana@example.com', message: 'A question.' };

test.each([
  ['nothing is wrong with a form that is filled in', {}, ''],
  ['a name is needed', { name: '' }, 'name.required'],
  ['spaces are not a name', { name: '   ' }, 'name.required'],
  ['an e-mail address is needed: empty is missing, not malformed', { email: '' }, 'email.required'],
  ['spaces are not an e-mail address', { email: '  ' }, 'email.required'],
  ['a malformed e-mail address is said to be malformed', { email: 'dana@' }, 'email.invalid'],
  ['spaces around an e-mail address do no harm', { email: ' dana@example.com ' }, ''],
  ['a message is needed', { message: '' }, 'message.required'],
  [
    'everything that is wrong is said at once',
    { name: '', email: 'x', message: '' },
    'name.required email.invalid message.required',
  ],
])('%s (C2)', async (_name, change, expected) => {
  const { result } = renderHook(() => useContactForm());
  // Read while rendering, as a form does.
  const messages = () => Object.values(result.current.formState.errors).map(({ message }) => message);
  messages();
  for (const [field, value] of Object.entries({ ...filled, ...change })) {
    act(() => result.current.setValue(field as keyof typeof filled, value));
  }
  await act(() => result.current.handleSubmit(() => {})());
  const ids = expected.split(' ').filter(Boolean);
  expect(messages()).toEqual(ids.map((id) => `contact.form.${id}`));
});

test('a valid form submits trimmed values (C2)', () => {
  expect(contactSchema.parse({ name: ' Dana ', email: ' dana@example.com', message: 'Hello \n' })).toEqual({
    name: 'Dana',
    email: 'dana@example.com',
    message: 'Hello',
  });
});
