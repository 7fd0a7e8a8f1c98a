import { FunctionField, Show } from 'react-admin'
import type { OrderForStaff } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { ChatSheet } from '../chat/ChatSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ClientSheet } from './ClientSheet.tsx'
import { MoneySheet } from './MoneySheet.tsx'
import { OrderActions, OrderNumber } from './OrderHead.tsx'
import { OrderErrors } from './order-errors.tsx'
import { RequestSheet } from './RequestSheet.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'
import { RulesFailure } from './RulesFailure.tsx'
import { SmsSheet } from './SmsSheet.tsx'
import { TimelineSheet } from './TimelineSheet.tsx'
import { TutorsSheet } from './TutorsSheet.tsx'

/** One order: what can be done now, what was asked, who takes part, what happened. */
export const OrderShow = () => (
  <Show<OrderForStaff> title={<OrderNumber />} actions={<OrderActions />}>
    <Column>
      <ActionBar />
      <RulesFailure />
      <TwoColumns>
        <OrderErrors>
          <Column>
            <RequestSheet />
            <TutorsSheet />
            <ChatSheet />
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
      <FunctionField<OrderForStaff> render={({ id }) => <AuditSheet target={`order ${id}`} />} />
    </Column>
  </Show>
)
