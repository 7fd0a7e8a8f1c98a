import type { OrderForStaff } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Column } from '../ui/boxes.ts'
import { RecordPage } from '../ui/RecordPage.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ClientSheet } from './ClientSheet.tsx'
import { MoneySheet } from './MoneySheet.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderErrors } from './order-errors.tsx'
import { RequestSheet } from './RequestSheet.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'
import { RulesFailure } from './RulesFailure.tsx'
import { SmsSheet } from './SmsSheet.tsx'
import { TimelineSheet } from './TimelineSheet.tsx'
import { TutorsSheet } from './TutorsSheet.tsx'

/** One order: what can be done now, what was asked, who takes part, what happened (look: panel order). */
export const OrderPage = () => (
  <RecordPage<OrderForStaff>>
    {(order) => (
      <Column>
        <Breadcrumb slug={slugs.orders} />
        <OrderHead />
        <ActionBar />
        <RulesFailure />
        <TwoColumns>
          <OrderErrors>
            <Column>
              <RequestSheet />
              <TutorsSheet />
              <ReviewSheet />
            </Column>
          </OrderErrors>
          <Column>
            <ClientSheet />
            <MoneySheet />
            <TimelineSheet />
            <SmsSheet />
          </Column>
        </TwoColumns>
        <AuditSheet target={`order ${order.order_id}`} />
      </Column>
    )}
  </RecordPage>
)
