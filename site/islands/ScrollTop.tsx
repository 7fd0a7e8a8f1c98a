import { useEffect, useState } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './ScrollTop.module.css'

/** From how far down the way back is offered, px (spec: public 2.6). */
const FROM = 400

/** Back to the top; sticks to the window's foot and stays above the page's (spec: decisions WEB-16). */
export default function ScrollTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY >= FROM)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <IconButton label={label} className={styles.root} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <Icon d={icons.up} />
    </IconButton>
  )
}
