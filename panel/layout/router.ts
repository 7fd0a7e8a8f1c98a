import { useCallback, useEffect, useRef } from 'react'
import { type RouterProvider, reactRouterProvider } from 'react-admin'
import { useLocation } from 'react-router-dom'

/**
 * A list stays alive while the screen that was opened from it loads. What was typed in its filters just before asks then for another query of the page on which
 * the list stands, and would lead back to it: whoever has gone on is left where they are, as react-admin's own guard does once the list is gone (its #7368).
 */
function useNavigate() {
  const navigate = reactRouterProvider.useNavigate()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  return useCallback<typeof navigate>(
    (to, options) => {
      const isOfThisPage = typeof to === 'object' && to.pathname === undefined
      if (!isOfThisPage || window.location.pathname === shown.current) navigate(to, options)
    },
    [navigate],
  )
}

/** React-admin's way around, but for lists that are being left. */
export const router: RouterProvider = { ...reactRouterProvider, useNavigate }
