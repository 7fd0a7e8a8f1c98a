/** The drawn wordmark. */
export const Logo = () => (
  <svg
    viewBox="0 0 88 20"
    width="106"
    height="24"
    role="img"
    aria-label="Docento"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="6.5" cy="12.5" r="5" />
    <path d="M11.5 2v15.5" />
    <circle cx="20.5" cy="12.5" r="5" />
    <path d="M36.5 9a5 5 0 1 0 0 7M40.5 12.5h10a5 5 0 1 0-1.5 3.5M55 17.5v-10M55 12a4.5 4.5 0 0 1 9 0v5.5M69.5 3v10.5a4 4 0 0 0 4 4M67.5 7.5h5.5" />
    <circle cx="81.5" cy="12.5" r="5" />
  </svg>
)
