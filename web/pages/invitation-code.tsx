// An invitation as a QR code, for somebody who stands beside this screen with a phone. Loaded when it is asked for.

import { useMemo } from 'react';
import { qrCode } from '../qr.ts';
import { useWords } from '../words.tsx';
import './waiting-room.css';

export function InvitationCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { word } = useWords();
  const code = useMemo(() => qrCode(link), [link]);
  if (!code) return <p className="invitation-note">{word('invite.code.long')}</p>;
  const size = code.length;
  const modules = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <figure className="invitation-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={modules.join('')} />
      </svg>
      <figcaption>{word('invite.code.how')}</figcaption>
    </figure>
  );
}
