import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SearchGroupProps {
  /** The results' page. */
  name: string;
  /** False if the page itself is a result, whose title says it. */
  hasName: boolean;
  children: ReactNode;
}

/** The results on one page, under its name. */
export function SearchGroup({ name, hasName, children }: SearchGroupProps) {
  const id = useId();
  if (!hasName) return children;
  return (
    <div role="group" aria-labelledby={id}>
      <Typography
        id={id}
        variant="meta"
        component="div"
        color="textTertiary"
        sx={{ paddingBlock: (theme) => theme.spacing(1.5, 0.5), paddingInline: { xs: 2.5, sm: 3.5 } }}
      >
        {name}
      </Typography>
      {children}
    </div>
  );
}
