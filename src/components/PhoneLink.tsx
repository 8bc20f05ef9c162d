import Link from '@mui/material/Link';

/** A telephone number in international format, as a `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{number}</bdi>
    </Link>
  );
}
