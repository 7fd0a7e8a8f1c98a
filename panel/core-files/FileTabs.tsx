import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CoreFileRecord } from '../../data-providers/core-files.ts'
import { fileOfLanguage } from '../../schemas/core-file-terms.ts'
import { useEdition } from '../edition.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { languageName } from '../ui/language-name.ts'

/** The files, each with how many words of it are of staff. */
export function FileTabs() {
  const record = useRecordContext<CoreFileRecord>()
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <Tabs component="nav" aria-label={translate('core_files.label')} value={record?.id ?? false}>
      {record?.files.map(({ lang, own }) => {
        const id = fileOfLanguage(lang)
        return (
          <Tab
            key={id}
            value={id}
            component={Link}
            to={pathTo(slugs.core_files, id)}
            label={
              <span>
                {lang ? languageName(lang, edition) : translate('core_files.robots')} {lang && own > 0 && <Soft>{own}</Soft>}
              </span>
            }
          />
        )
      })}
    </Tabs>
  )
}
