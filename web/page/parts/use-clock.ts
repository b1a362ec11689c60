// Seconds that run while a board is played: not while paused, hidden or finished.
import { useEffect, useRef, useState } from 'preact/hooks';

export function clockText(seconds: number): string {
    const whole = Math.floor(seconds);
    const hours = Math.floor(whole / 3600);
    const two = (number: number): string => String(number).padStart(2, '0');
    const minutes = Math.floor(whole / 60) % 60;
    return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export function useClock(start: number, runs: boolean): { seconds: number; now(): number } {
    const [seconds, setSeconds] = useState(start);
    const kept = useRef(start);
    useEffect(() => {
        if (!runs) return;
        let last = performance.now();
        const tick = (): void => {
            const time = performance.now();
            if (!document.hidden) kept.current += Math.min((time - last) / 1000, 2);
            last = time;
            setSeconds(Math.floor(kept.current));
        };
        const timer = setInterval(tick, 500);
        return () => {
            tick();
            clearInterval(timer);
        };
    }, [runs]);
    return { seconds, now: () => Math.floor(kept.current) };
}
