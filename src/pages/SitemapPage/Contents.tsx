import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DotLeader } from '../../components/DotLeader';
import { PageLink } from '../../components/PageLink';
import { listReset } from '../../styles/listReset';
import { licencesFile } from '../../data/licences';
import { outlineOf } from '../../data/outline';
import { listedPages } from '../../paths';

/** Covers the leader behind the text. */
const onPage = { position: 'relative', backgroundColor: 'surface.page' } as const;

interface LineProps {
  children: ReactNode;
  number: string;
  /** The longest number of its list: all leaders of a list end at one place. */
  width?: number;
}

/** A name, a dotted leader and a number. The leader is behind both, so that it starts after the last word of a name with two lines. */
function Line({ children, number, width = number.length }: LineProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        paddingInlineEnd: 7,
        textWrap: 'balance',
        '& > span[aria-hidden]': {
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: '0.5em',
          '@media (forced-colors: active)': { borderBlockEnd: '2px dotted' },
        },
      }}
    >
      <DotLeader />
      <Box component="span" sx={{ ...onPage, paddingInlineEnd: 1.25 }}>
        {children}
      </Box>
      <Box
        aria-hidden
        sx={{
          ...onPage,
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockEnd: 0,
          boxSizing: 'content-box',
          minWidth: `${width - 0.5}ch`,
          paddingInlineStart: 1.25,
          textAlign: 'end',
          color: 'text.tertiary',
        }}
      >
        <bdi dir="ltr" className="tabular">
          {number}
        </bdi>
      </Box>
    </Box>
  );
}

/** The listed pages, and the sections of long ones, as a printed table of contents. */
export function Contents() {
  const { messages } = useIntl();
  return (
    <>
      <Box
        component="ol"
        sx={{
          ...listReset,
          columns: { md: 2 },
          columnGap: (theme) => `clamp(${theme.spacing(7)}, 7vw, ${theme.spacing(13)})`,
          columnRule: '1px solid',
          columnRuleColor: (theme) => theme.palette.line.hair,
          borderBlockStart: 1,
          borderColor: 'line.ink',
          paddingBlockStart: 4,
        }}
      >
        {listedPages.map(({ path, name }, page) => {
          const parts = outlineOf(path, messages);
          const numbers = parts.map(({ number }, part) => `${page + 1}.${number ?? part + 1}`);
          const width = Math.max(...numbers.map(({ length }) => length));
          return (
            <Box
              component="li"
              key={path}
              // Short lists are not split into columns.
              sx={{ paddingBlockEnd: 4.5, breakInside: parts.length < 12 ? 'avoid' : undefined }}
            >
              <Box sx={{ breakInside: 'avoid', breakAfter: parts.length > 0 ? 'avoid' : undefined }}>
                <Box sx={{ typography: 'smallSerif', fontSize: 'sizes.title4' }}>
                  <Line number={String(page + 1)}>
                    <PageLink to={path} variant="inherit">
                      <FormattedMessage id={`shell.page.${name}`} />
                    </PageLink>
                  </Line>
                </Box>
                <Typography
                  variant="small"
                  color="textSecondary"
                  sx={{ marginBlockStart: 0.5, maxWidth: '34em', textWrap: 'balance' }}
                >
                  <FormattedMessage id={`sitemap.${name}.about`} />
                </Typography>
              </Box>
              {parts.length > 0 && (
                <Box component="ol" sx={{ ...listReset, paddingInlineStart: 3, marginBlockStart: 1.25 }}>
                  {parts.map(({ to, titleId }, part) => (
                    <Box component="li" key={to} sx={{ breakInside: 'avoid', paddingBlock: 0.625 }}>
                      <Box sx={{ typography: 'document', fontSize: 'sizes.body', lineHeight: 1.45 }}>
                        <Line number={numbers[part] ?? ''} width={width}>
                          <PageLink to={to} variant="inherit" underline="hover">
                            <FormattedMessage id={titleId} />
                          </PageLink>
                        </Line>
                      </Box>
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 3 }}>
        <FormattedMessage
          id="sitemap.licences.line"
          values={{
            licences: (chunks) => (
              <Link href={`/${licencesFile}`} hrefLang="en">
                {chunks}
              </Link>
            ),
          }}
        />
      </Typography>
    </>
  );
}
