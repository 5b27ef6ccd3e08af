import { useLocation } from '@portal/shared/router';
import { useState, type ToggleEvent } from 'react';

interface TopicsFold {
  isOpen: boolean;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
}

/** The fold of topics, which is opened at every navigation to it, also if it was closed by hand. */
export function useTopicsFold(): TopicsFold {
  const { hash, key } = useLocation();
  const isLed = hash === '#topics';
  const [fold, setFold] = useState({ key, isOpen: isLed });
  if (fold.key !== key) setFold({ key, isOpen: isLed || fold.isOpen });

  return {
    isOpen: fold.isOpen,
    onToggle: ({ currentTarget }) => {
      setFold({ key, isOpen: currentTarget.open });
    },
  };
}
