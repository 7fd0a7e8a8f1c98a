import { FunctionField, Show, SimpleShowLayout, TextField, useTranslate, WithRecord } from 'react-admin'
import type { PaymentDoubt } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { MomentField } from '../ui/fields.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Asked, Came, Provider, StateBadge, TutorLink } from './fields.tsx'
import { JudgeButton } from './JudgeButton.tsx'

/** One payment to be judged: what came, what was asked for, and the two ways to settle it. */
export function DoubtShow() {
  const translate = useTranslate()
  const judged = ({ state }: PaymentDoubt) => state !== 'open'
  return (
    <Show<PaymentDoubt>
      title={<WithRecord<PaymentDoubt> render={({ reason }) => translate(`payment_doubts.reasons.${reason}`)} />}
      actions={
        <RecordActions>
          <StateBadge />
          <JudgeButton outcome="credited" />
          <JudgeButton outcome="closed" />
        </RecordActions>
      }
    >
      <TwoColumns>
        <Sheet title="payment_doubts.payment">
          <SimpleShowLayout>
            <FunctionField source="sum" render={() => <Came />} />
            <FunctionField source="asked" render={() => <Asked />} />
            <FunctionField source="provider" render={() => <Provider />} />
            <TextField source="provider_ref" />
            <TextField source="payment_id" />
            <FunctionField source="tutor_name" render={() => <TutorLink />} />
            <MomentField source="created_at" />
          </SimpleShowLayout>
          <WithRecord<PaymentDoubt>
            render={({ state, can_credit }) => state === 'open' && !can_credit && <Soft>{translate('payment_doubts.foreign')}</Soft>}
          />
        </Sheet>
        <Column>
          <WithRecord<PaymentDoubt>
            render={(doubt) =>
              judged(doubt) && (
                <Sheet title="payment_doubts.judged">
                  <SimpleShowLayout>
                    <FunctionField source="state" render={() => <StateBadge />} />
                    <TextField source="comment" />
                    <TextField source="judged_by" />
                    <MomentField source="judged_at" />
                  </SimpleShowLayout>
                </Sheet>
              )
            }
          />
          <WithRecord<PaymentDoubt> render={({ id }) => <AuditSheet target={`payment_doubt ${id}`} />} />
        </Column>
      </TwoColumns>
    </Show>
  )
}
