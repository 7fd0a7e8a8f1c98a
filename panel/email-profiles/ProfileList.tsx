import { List, TextField, useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { EmailProfile } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'

type Profile = z.output<typeof EmailProfile>

function NameLink() {
  const profile = useRecordContext<Profile>()
  return profile ? <Link to={pathTo(slugs.email_profiles, profile.id)}>{profile.name}</Link> : null
}

/** Whether it is used, and for every mail. */
function Standing() {
  const profile = useRecordContext<Profile>()
  const translate = useTranslate()
  if (!profile) return null
  return (
    <Row>
      {!profile.active && <Badge tone="gone">{translate('templates.off')}</Badge>}
      {profile.is_default && <Badge tone="info">{translate('email_profiles.fields.is_default')}</Badge>}
    </Row>
  )
}

const columns = [
  <Column<Profile> key="name" source="name" label="email_profiles.fields.name" field={NameLink} />,
  <Column<Profile> key="from_name" source="from_name" label="email_profiles.fields.from_name" />,
  <Column<Profile> key="from_email" source="from_email" label="email_profiles.fields.from_email" />,
  <Column<Profile> key="smtp_host" source="smtp_host" label="email_profiles.fields.smtp_host" />,
  <Column<Profile> key="standing" source="is_default" label="email_profiles.standing" field={Standing} />,
]

/** Who mails come from, the default first (spec: decisions MSG-9). */
export const ProfileList = () => (
  <List<Profile> actions={<ListActions columns={columns} />}>
    <Records<Profile> columns={columns}>
      <ProfileRow />
    </Records>
  </List>
)

/** A sender on a phone. */
const ProfileRow = () => (
  <>
    <Row>
      <NameLink />
      <Push />
      <Standing />
    </Row>
    <Soft>
      <TextField source="from_email" />
    </Soft>
  </>
)
