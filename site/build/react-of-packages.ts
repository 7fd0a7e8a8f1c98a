import { Component, createContext, createElement, createPortal, createRef, Fragment, forwardRef, memo, useContext, useMemo } from 'preact/compat'

export {
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  forwardRef,
  memo,
  PureComponent,
  useContext,
  useDebugValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat'

/** What packages take from React as a whole. All of it here would be all of preact/compat on every page. */
export default { Component, createContext, createElement, createPortal, createRef, Fragment, forwardRef, memo, useContext, useMemo }
