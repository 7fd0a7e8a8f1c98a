import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Where the frame has room for it. */
export const aboveTitle = 'above-title'
export const besideTitle = 'beside-title'

interface InRoom {
  children: ReactNode
}

/** What stands over the page's name: the way back. */
export const AboveTitle = ({ children }: InRoom) => usePortal(aboveTitle, children)

/** What stands beside the page's name, how many and what can be done: drawn where the frame keeps room for it, as react-admin does with `Title`. */
export const BesideTitle = ({ children }: InRoom) => usePortal(besideTitle, children)

function usePortal(id: string, children: ReactNode) {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  useEffect(() => setRoom(document.getElementById(id)), [id])
  return room && createPortal(children, room)
}
