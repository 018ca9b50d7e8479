/** The ball marks what happens now: a drawing, never a control. */
export const Ball = ({ className }: { className?: string | undefined }) => (
  <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="var(--c-accent)" />
    <path
      d="M0 12h24M12 0v24M4 3c5 5 5 13 0 18M20 3c-5 5-5 13 0 18"
      fill="none"
      stroke="var(--c-on-accent)"
      strokeWidth="1.4"
    />
  </svg>
)
