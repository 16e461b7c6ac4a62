'use client'

/** Reason of the last failed attempt; empty if it succeeded. */
export const FailureNotice = ({ failure }: { failure: string }) =>
  failure ? (
    <p role="alert" className="fc-sign-in__failure">
      {failure}
    </p>
  ) : null
