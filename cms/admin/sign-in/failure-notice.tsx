'use client'

/** Why the last try failed; nothing where it did not. */
export const FailureNotice = ({ failure }: { failure: string }) =>
  failure ? (
    <p role="alert" className="fc-sign-in__failure">
      {failure}
    </p>
  ) : null
