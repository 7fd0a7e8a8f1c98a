import { ScrollTop } from '../behaviours/index.ts'
import { useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './ToTop.module.css'

/** Back to the top; sticks to the window's foot and stays above the page's (spec: decisions WEB-16). On a phone it would lie on the fields of a form. */
export function ToTop({ overForm }: { overForm: boolean }) {
  return (
    <ScrollTop>
      <IconButton label={useTexts('layout').scroll_top} className={classes(styles.root, overForm && 'from-m')} hidden>
        <Icon d={icons.up} />
      </IconButton>
    </ScrollTop>
  )
}
