import { tellSeen } from '../page/tellSeen';
import { faultTexts } from '../texts/faultTexts';

/** Says below the bar that the portal could not be loaded, with a way on. */
export function showFault(): void {
  const fault = document.createElement('div');
  fault.className = 'first-fault';
  fault.setAttribute('role', 'alert');
  const line = document.createElement('p');
  line.textContent = faultTexts.notLoaded;
  const button = document.createElement('button');
  button.textContent = faultTexts.loadAgain;
  button.onclick = () => {
    location.reload();
  };
  fault.append(line, button);
  document.getElementById('root')?.append(fault);
  tellSeen({ event: 'gone', app: 'host' });
}
