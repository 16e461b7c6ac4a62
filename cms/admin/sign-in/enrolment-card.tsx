'use client'

import * as texts from './texts.ts'

/** A secret for an authenticator app: as a QR code and as text. */
export const EnrolmentCard = ({ qr, keyText }: { qr: string; keyText: string }) => (
  <div className="fc-sign-in__enrolment">
    <p>{texts.scanThisCodeWithAnAuthenticatorApp}</p>
    <img
      src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
      alt={texts.qrCodeForYourAuthenticatorApp}
      width="200"
      height="200"
    />
    <p>
      {texts.cannotScanIt} <code className="fc-sign-in__key">{keyText}</code>
    </p>
  </div>
)
