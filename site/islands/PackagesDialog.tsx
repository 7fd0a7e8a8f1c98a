import { usePressed } from '../browser/use-pressed.ts'
import { PackagesDialog } from '../packages/PackagesDialog.tsx'

/** Opens a school tutor's packages for every link that says `data-packages="{tutor_id}"`; without script the link leads to their page (spec: public 4, packages). */
export default function PackagesDialogPart() {
  const [link, close] = usePressed<HTMLAnchorElement>('a[data-packages]')
  return link && <PackagesDialog tutor_id={Number(link.dataset.packages)} onClose={close} />
}
