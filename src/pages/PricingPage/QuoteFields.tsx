import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Field } from '../../components/Field';
import { reflowQuery } from '../../styles/mediaQueries';
import { cardPlans, priceOf, type CardPlan } from '../../data/prices';
import { mostUsers, readUsers, usersToStepFrom, type QuoteRequest } from './quote';
import { scaleTiers } from './tierScale';
import { useText } from '../../locale/useText';
import { BillingToggle } from './BillingToggle';
import { PriceSteps } from './PriceSteps';
import { TierScale } from './TierScale';

/** Longer than any meaningful number; pasted text is cut here. */
const longest = 24;

interface QuoteFieldsProps {
  request: QuoteRequest;
  /** Error message for the number of users. */
  fault: string | undefined;
  onChange: (patch: Partial<QuoteRequest>) => void;
}

/** What one user can choose from. */
const singlePlans = ['pro', 'proDuo', 'proPlus'] as const;

/** The id of a plan's button. */
export const planButton = (plan: CardPlan) => `quote-${plan}`;

/** The fields of the quote: users, plan and billing. */
export function QuoteFields({ request, fault, onChange }: QuoteFieldsProps) {
  const text = useText();
  const { users, plan, billing } = request;
  const read = readUsers(users);
  const scale = scaleTiers(plan);
  const typed = usersToStepFrom(users);
  const hasFewer = typed > 1;
  const hasMore = typed < mostUsers;
  const step = (by: 1 | -1) => onChange({ users: String(Math.min(mostUsers, typed + by)) });

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3.5,
        alignContent: 'start',
        minWidth: 0,
        padding: (theme) => ({ xs: theme.spacing(3, 2.5), sm: theme.spacing(4, 4.5) }),
        displayPrint: 'none',
      }}
    >
      <Field label={<FormattedMessage id="pricing.quote.plan" />}>
        <SegmentedControl
          label={text('pricing.quote.plan')}
          options={cardPlans}
          idOf={planButton}
          value={plan}
          onChange={(chosen) => onChange({ plan: chosen })}
          sx={{
            display: { xs: 'grid', sm: 'inline-flex', md: 'grid', lg: 'inline-flex' },
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            '& > button': { paddingInline: { xs: 1.5, xl: 2.5 } },
          }}
        >
          {(option) => <FormattedMessage id={`pricing.plan.${option}`} />}
        </SegmentedControl>
      </Field>
      {/* In one line, where the error below the field leaves it room. */}
      <Box
        sx={{
          display: { xs: 'grid', sm: 'flex', md: 'grid' },
          gap: (theme) => theme.spacing(3.5, 5),
          '& > :first-of-type': { flexBasis: 266 },
        }}
      >
        <Field label={<FormattedMessage id="pricing.quote.users" />} htmlFor="users">
          <Box
            // More is at the right in both languages, as on the scale below.
            dir="ltr"
            sx={(theme) => ({
              display: { xs: 'grid', sm: 'inline-grid' },
              gridTemplateColumns: { xs: '52px minmax(0, 1fr) 52px', sm: '52px minmax(0, 160px) 52px' },
              maxWidth: '100%',
              border: `1px solid ${fault ? theme.palette.feedback.error : theme.palette.line.edge}`,
              borderRadius: theme.radii.control,
              '& .MuiIconButton-root': { minHeight: 52, borderRadius: 0 },
              '& .MuiInputBase-root': { borderInline: `1px solid ${theme.palette.line.strong}` },
              // The focus ring goes around the field's box.
              '& .Mui-focused': {
                outline: `2px solid ${theme.palette.action.focus}`,
                outlineOffset: 2,
                zIndex: 1,
              },
            })}
          >
            <IconButton
              aria-label={text('pricing.quote.fewer')}
              // Disabled, it would lose the focus when the last step is made.
              aria-disabled={!hasFewer}
              data-repeats
              onClick={() => hasFewer && step(-1)}
            >
              <RemoveIcon />
            </IconButton>
            <InputBase
              id="users"
              value={users}
              onChange={({ target }) => onChange({ users: target.value.slice(0, longest) })}
              error={fault !== undefined}
              inputProps={{ inputMode: 'numeric', autoComplete: 'off', 'aria-describedby': 'users-fault' }}
              sx={({ typography }) => ({
                '& input': {
                  height: 52,
                  boxSizing: 'border-box',
                  padding: 0,
                  textAlign: 'center',
                  fontFamily: typography.families.display,
                  fontSize: 'sizes.title5',
                  fontWeight: 'fontWeightDisplay',
                  fontVariantNumeric: 'tabular-nums lining-nums',
                },
              })}
            />
            <IconButton
              aria-label={text('pricing.quote.more')}
              aria-disabled={!hasMore}
              data-repeats
              onClick={() => hasMore && step(1)}
            >
              <AddIcon />
            </IconButton>
          </Box>
          {/* Takes its first line from the space below the field. */}
          <FormHelperText
            id="users-fault"
            component="div"
            error={fault !== undefined}
            sx={({ breakpoints }) => ({
              display: 'flex',
              gap: 1,
              minHeight: 20,
              marginBlockStart: 0.75,
              marginBlockEnd: { xs: fault ? 0 : -2.5, lg: 0 },
              lineHeight: 1.45,
              textWrap: 'balance',
              // Beside the field, where there is room.
              [breakpoints.up('lg')]: { float: 'inline-end', width: 'calc(100% - 286px)', minHeight: 0 },
            })}
          >
            {fault && (
              <>
                <WarningAmberIcon sx={{ fontSize: 'sizes.document', marginBlockStart: 0.125 }} />
                {fault}
              </>
            )}
          </FormHelperText>
        </Field>
        <Field label={<FormattedMessage id="pricing.billing.label" />}>
          <BillingToggle billing={billing} onChange={(next) => onChange({ billing: next })} />
        </Field>
      </Box>
      {scale ? (
        <Field label={<FormattedMessage id="pricing.quote.scale" />} htmlFor="tier-scale">
          <TierScale
            id="tier-scale"
            scale={scale}
            billing={billing}
            users={'users' in read ? read.users : typed}
            onChange={(next) => onChange({ users: String(next) })}
          />
        </Field>
      ) : (
        <Field label={<FormattedMessage id="pricing.quote.single" />}>
          <PriceSteps
            current={0}
            steps={singlePlans.map((each) => ({
              id: each,
              price: priceOf(each, billing),
              name: <FormattedMessage id={`pricing.plan.${each}`} />,
            }))}
          />
        </Field>
      )}
    </Box>
  );
}
