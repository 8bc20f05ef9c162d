import Link from '@mui/material/Link';

/** A mail address, left to right in both languages. `href` may add a subject to the link. */
export function MailLink({ address, href = `mailto:${address}` }: { address: string; href?: string }) {
  return (
    <Link href={href}>
      <bdi dir="ltr">{address}</bdi>
    </Link>
  );
}
