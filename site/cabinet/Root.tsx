import { localPath } from '../../editions/local-path.ts'
import { Html } from '../articles/Html.tsx'
import type { FormState, Page } from '../page.ts'
import type { Site } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { Cabinet } from './Cabinet.tsx'
import type { First } from './first.ts'

interface Props {
  page: Page
  data: unknown
  form: FormState | undefined
  site: Site
  origin: string
  search: string
  /** HTML that staff want above every screen. */
  notice: string | null
}

/** The cabinet's first screen on the server, with all that the browser needs to take it over in an attribute. */
export function CabinetRoot({ page, data, form, site, origin, search, notice }: Props) {
  const { edition, language, path } = site
  const first: First = { origin, data, form }
  const cabinet = (
    <div id="cabinet" data-first={JSON.stringify(first)}>
      <Cabinet page={page} first={first} site={site} open={null} drawnAt={{ ssrPath: localPath(edition, language, path), ssrSearch: search }} />
    </div>
  )
  if (!notice) return cabinet
  return (
    <div className="col">
      <Note tone="info">
        <Html html={notice} />
      </Note>
      {cabinet}
    </div>
  )
}
