import type { ReactNode } from 'react'
import { Push, Row, Soft } from '../boxes.ts'
import { RecordLink } from '../fields.tsx'
import { ToggleField } from '../ToggleField.tsx'

/** On a phone, a record that visitors see or do not: its name, what else is said of it, and the switch. */
export const ShownRow = ({ children }: { children: ReactNode }) => (
  <>
    <p>
      <RecordLink source="name" />
    </p>
    <Row>
      <Soft>{children}</Soft>
      <Push />
      <ToggleField source="active" />
    </Row>
  </>
)
