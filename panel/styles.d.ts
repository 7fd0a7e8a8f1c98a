/** The styles that a package brings; Vite makes a sheet of them. */
declare module '*.css'
