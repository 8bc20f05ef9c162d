import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A name as text of an ICU message, where these characters have a meaning. */
const quoted = (name: string) => name.replace(/'/g, "''").replace(/[{}<>]+/g, "'$&'");

/**
 * Compiles an ICU message for react-intl without a parser, with the configured name for `{brand}`.
 * @throws Error naming the message if its syntax is invalid.
 */
export function compileMessage(id: string, text: string, brand: string): MessageFormatElement[] {
  try {
    const named = text.replaceAll('{brand}', quoted(brand));
    return parse(named, { captureLocation: false, shouldParseSkeletons: true });
  } catch (error) {
    throw new Error(`Message ${id} is malformed: ${(error as Error).message} in “${text}”.`, {
      cause: error,
    });
  }
}
