import Link from '@mui/material/Link';

/** An e-mail address, as a `mailto:` link. */
export function MailLink({ address, href = `mailto:${address}` }: { address: string; href?: string }) {
  return (
    <Link href={href}>
      <bdi dir="ltr">{address}</bdi>
    </Link>
  );
}
