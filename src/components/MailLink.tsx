import Link from '@mui/material/Link';

export function MailLink({ address, href = `mailto:${address}` }: { address: string; href?: string }) {
  return (
    <Link href={href}>
      <bdi dir="ltr">{address}</bdi>
    </Link>
  );
}
