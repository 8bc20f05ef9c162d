import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SearchGroupProps {
  /** The page that the results are on. */
  name: string;
  /** False for a page that was found by itself: its own title says which it is. */
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
        sx={{
          paddingBlock: (theme) => theme.spacing(1.5, 0.5),
          // With the line of the results' own marker.
          paddingInlineStart: { xs: 2.875, sm: 3.875 },
        }}
      >
        {name}
      </Typography>
      {children}
    </div>
  );
}
