import { Push, Row, Soft } from '../ui/boxes.ts'
import { NameLink, Sent, Size, Status, TutorName } from './fields.tsx'

/** An ad or a post on a phone. */
export const ContentRow = ({ statuses }: { statuses: string }) => (
  <>
    <Row>
      <Status words={statuses} />
      <Push />
      <Soft>
        <Sent />
      </Soft>
    </Row>
    <p>
      <NameLink />
    </p>
    <Soft as="p">
      <TutorName /> · <Size />
    </Soft>
  </>
)
