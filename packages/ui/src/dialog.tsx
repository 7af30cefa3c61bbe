'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons along the lower edge. */
  actions?: ReactNode;
  /** Room for a table or a sheet. */
  wide?: boolean | undefined;
}

/** A page over the page: sheet, last trick, menu. Never for what is asked during play. */
export const Dialog = (props: DialogProps) => {
  const { open, onOpenChange, title, description, closeLabel, children, actions, wide } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="dialog-scrim" />
        <Base.Popup className="dialog" data-wide={wide || undefined}>
          <div className="ph">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="btn btn-bare btn-icon" aria-label={closeLabel}>
              <X className="i" aria-hidden="true" />
            </Base.Close>
          </div>
          {description === undefined ? null : <Base.Description>{description}</Base.Description>}
          {children}
          {actions === undefined ? null : <div className="dialog-acts">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
