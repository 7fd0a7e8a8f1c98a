import { ScrollTop } from '../behaviours/index.ts'
import { useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './ToTop.module.css'

/** Back to the top; sticks to the window's foot and stays above the page's (spec: decisions WEB-16). */
export function ToTop() {
  return (
    <ScrollTop>
      <IconButton label={useTexts('layout').scroll_top} className={styles.root} hidden>
        <Icon d={icons.up} />
      </IconButton>
    </ScrollTop>
  )
}
