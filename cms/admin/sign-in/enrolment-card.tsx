'use client'

/** A secret to be taken into an authenticator app: by camera, or typed. */
export const EnrolmentCard = ({ qr, keyText }: { qr: string; keyText: string }) => (
  <div className="fc-sign-in__enrolment">
    <p>Scan this code with an authenticator app, such as Google Authenticator, 1Password or Aegis.</p>
    <img
      src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
      alt="QR code for your authenticator app"
      width="200"
      height="200"
    />
    <p>
      Cannot scan it? Type this key: <code className="fc-sign-in__key">{keyText}</code>
    </p>
  </div>
)
