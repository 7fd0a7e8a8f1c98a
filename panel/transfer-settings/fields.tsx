import { useRecordContext, useTranslate } from 'react-admin'
import type { TransferSetting } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'

export function LessonLink() {
  const setting = useRecordContext<TransferSetting>()
  return setting ? <Link to={pathTo(slugs.transferSettings, setting.id)}>{setting.lesson_name}</Link> : null
}

/** How many of the subject's orders go to the school. */
export function Share() {
  const setting = useRecordContext<TransferSetting>()
  const translate = useTranslate()
  if (!setting) return null
  if (!setting.is_active || setting.share_percent === 0) return <Badge tone="gone">{translate('school.off')}</Badge>
  return <Badge tone="ok">{translate('school.share', { percent: setting.share_percent })}</Badge>
}

export function Levels() {
  const setting = useRecordContext<TransferSetting>()
  const translate = useTranslate()
  if (!setting) return null
  if (setting.level_ids.length === 0) return translate('school.all_levels')
  return setting.levels
    .filter(({ id }) => setting.level_ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}

export function Hours() {
  const setting = useRecordContext<TransferSetting>()
  const translate = useTranslate()
  if (!setting) return null
  const { hours_from, hours_to } = setting
  return hours_from === hours_to ? translate('school.all_day') : <Numbers>{`${hours_from}–${hours_to}`}</Numbers>
}
